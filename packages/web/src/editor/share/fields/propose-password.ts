/** 256 words that are easy to say on the telephone, one for each value of a random byte. */
const words = `
acorn alder almond amber anchor apple apron arbor arch atlas attic autumn badge bamboo barley barn
basil basin basket beacon beech bell bench berry birch blanket blossom bonfire bottle boulder branch
bread breeze bridge brook broom bubble bucket butter button cabin cactus camel canal candle canoe
canvas carpet castle cedar cellar chalk chapel cherry chestnut chimney cider cinnamon citrus clay
cliff clock cloud clover cobalt cocoa comet compass copper coral cottage cotton cradle crane crater
cricket crystal cushion cypress dahlia daisy dapple desert dolphin dragon dune eagle earth ebony
eclipse elder ember emerald falcon feather fennel fern fiddle finch fjord flannel flax flint flower
fog forest fountain fox galaxy gallery garden garlic garnet gazebo ginger glacier glade goose
granite grape grove guitar gull hammock harbor harp hazel heather hedge heron hickory hill honey
hornet ibis igloo indigo iris island ivory ivy jasmine jigsaw juniper kayak kettle kite ladder
lagoon lake lantern lark laurel lavender lemon lichen lilac lily linen lion lobster locket lotus
lumber lunar lynx magnet magpie mango maple marble marigold marsh meadow melon mint mirror mist moss
mountain mustard myrtle nectar needle nest nickel north nutmeg oak oasis ocean olive onyx opal
orange orbit orchard orchid otter owl paddle palm panda papaya parrot pasture path peach pearl
pebble pecan pepper petal piano pine planet plaza plum pocket pollen pond poplar poppy prairie prism
pumpkin quail quartz quilt rabbit raft rain raven reef ribbon river robin rocket rose rowan ruby
rust saddle saffron sage sail salmon sand sapphire scarf sequoia shell silver sky slate snow
`
  .trim()
  .split(/\s+/);

/** A password that is easily read out, such as `cedar-lantern-river-42`: one of some 1.5 thousand million. */
export function proposePassword(): string {
  const [first = 0, second = 0, third = 0, number = 0] = crypto.getRandomValues(new Uint8Array(4));
  return [...[first, second, third].map((byte) => words[byte]), 10 + (number % 90)].join('-');
}
