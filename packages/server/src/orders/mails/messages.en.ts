/** The texts of mails about orders. */
export const en = {
  'mail.hello': 'Hello {name},',
  'mail.sender': 'Tourwright, {origin}',
  'mail.why': 'You get this mail because orders are on for your tours. Change that under Orders.',

  'mail.placed.subject': 'Your order {number} at {shop}',
  'mail.placed.text': 'Thank you for your order. {shop} has it and prepares it now.',
  'mail.placed.pickup': 'Pick up: {text}',
  'mail.placed.send': 'Sent to: {address}',
  'mail.placed.delivery': 'Delivery',
  'mail.placed.told-ready': 'You get another mail when it is ready.',
  'mail.placed.told-sent': 'You get another mail when it is on its way.',
  'mail.placed.in-shop': 'You pay in the shop.',
  'mail.placed.transfer': 'Please transfer {total} and give {number} as the reference:',
  'mail.placed.terms': 'Terms of {shop}: {url}',

  'mail.line': '{quantity} × {product}: {total}',
  'mail.product': '{name}, {variant}',
  'mail.total': 'Total: {total}',
  'mail.tax': 'Tax included ({name} {percent}%): {amount}',

  'mail.received.subject': 'Order {number}: {total}',
  'mail.received.text': '{name} ({contact}) ordered in {tour}:',
  'mail.received.text-scene': '{name} ({contact}) ordered in {tour}, scene {scene}:',
  'mail.received.pickup': 'To be picked up. {text}',
  'mail.received.send': 'To be sent to: {address}',
  'mail.received.in-shop': 'To be paid in the shop.',
  'mail.received.transfer': 'To be paid by bank transfer.',
  'mail.received.note': 'Message: {note}',
  'mail.received.button': 'Open the order',

  'mail.ready.subject': 'Your order {number} is ready',
  'mail.ready.text': 'You can pick up your order {number} at {shop}.',
  'mail.sent.subject': 'Your order {number} is on its way',
  'mail.sent.text': '{shop} has sent your order {number}.',
  'mail.paid.subject': 'Your order {number} is paid',
  'mail.paid.text': '{shop} has your payment of {total} for the order {number}. Thank you.',
  'mail.refunded.subject': 'Your order {number} was refunded',
  'mail.refunded.text':
    '{shop} has refunded {total} for your order {number}. By bank transfer it takes a few days to arrive.',
  'mail.cancelled.subject': 'Your order {number} was cancelled',
  'mail.cancelled.text':
    '{shop} has cancelled your order {number}. If you have paid already, ask for the money by answering this mail.',
  'mail.cancelled.text-unreachable':
    '{shop} has cancelled your order {number}. If you have paid already, ask {shop} for the money.',
} as const;
