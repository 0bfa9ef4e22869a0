/** Texts of the products of a tour. */
export const en = {
  'products.title': 'Products',
  'products.none': 'Things to buy, each in as many places of the tour as you like.',
  'products.add': 'Add a product',
  'products.new-name': 'Product {number}',
  'products.unnamed': 'Without a name',
  'products.import': 'Import CSV',
  'products.export': 'Export CSV',
  'products.search': 'Search products',
  'products.no-match': 'No product is called so.',
  'products.back': 'All products',
  'products.name': 'Name',
  'products.text': 'Description',
  'products.used': '{count, plural, =0 {Not in the tour yet} one {Used in # place} other {Used in # places}}',
  'products.place': 'In {scene}',
  'products.place-here': 'Place in this view',
  'products.remove': 'Delete product',
  'products.remove-used':
    '{count, plural, one {It is shown in # place, which goes with it.} other {It is shown in # places, which go with it.}}',
  'products.remove-yes': 'Delete with its places',
  'products.keep': 'Keep it',
  'products.in-hotspot': 'Only in one hotspot',
  'products.stock': '{count, plural, =0 {Sold out} other {# left}}',

  // From other tours.
  'shop.open': 'From your other tours',
  'shop.title': 'Products of your other tours',
  'shop.hint':
    'A product stays the same one in every tour that sells it. Pictures come along; stock is counted in each tour by itself.',
  'shop.cancel': 'Cancel',
  'shop.close': 'Close',
  'shop.full': 'A tour holds {most, number} products.',
  'shop.empty': 'None of your other tours lists a product yet.',
  'shop.from': 'In {tours}',
  'shop.changed': 'In this tour it says something else. Choose it to take over what it says there.',
  'shop.same': 'In this tour already',
  'shop.all': 'All of these',
  'shop.none-chosen': 'Nothing chosen',
  'shop.take': 'Take {count, plural, one {# product} other {# products}}',
  'shop.taken': '{count, plural, one {# product was taken over.} other {# products were taken over.}}',
  'shop.pictures-missing':
    '{count, plural, one {# picture could not be brought along.} other {# pictures could not be brought along.}} Add them to the products by hand.',
  'shop.again': 'Try again',
  'shop.cut': 'You have more products than are shown here. Those of the tours that changed last are.',

  'import.done': '{count, plural, one {# product was imported.} other {# products were imported.}}',
} as const;
