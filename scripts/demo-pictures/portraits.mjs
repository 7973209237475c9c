// The people of the demo world, each drawn from parts that fit their age, trade and home. The parts are those of Open Peeps
// by Pablo Stanley (CC0), which DiceBear puts together. Hair and skin are chosen per person, never by chance.

const skin = {
  pale: 'f6d9c7',
  fair: 'f0c8ab',
  warm: 'e3b18c',
  olive: 'd6a077',
  tan: 'c58b62',
  brown: 'a56a45',
  deep: '84502f',
  dark: '70432a',
}

/** Ink of the whole drawing where hair is black; every other hair colour inks its own head. */
const hair = {
  black: '1c1a1f',
  umber: '35241d',
  brown: '52362a',
  auburn: '7a3d22',
  ginger: '9a4f22',
  sand: '8a6638',
  ash: '6f675c',
  grey: '71757c',
}

const ground = {
  sky: 'd4e4ee',
  mint: 'd3e8dc',
  sand: 'f1e4cd',
  peach: 'f6dccb',
  lilac: 'e2dcf0',
  rose: 'f3d9dc',
  sage: 'dfe6cf',
}

const cloth = {
  navy: '33476b',
  teal: '2d7a78',
  blue: '5b86b8',
  rust: 'b9593a',
  mustard: 'd9a23b',
  forest: '3f6a4d',
  plum: '714c73',
  slate: '5f6b78',
  cream: 'f3ead8',
  white: 'f7f7f4',
  coral: 'dd7a62',
  wine: '8a3b4a',
}

/**
 * @typedef {object} Portrait
 * @property {string} head
 * @property {string} skin
 * @property {string} ink Of head and hair.
 * @property {string} ground
 * @property {string} cloth
 * @property {string} [face] A smile unless told.
 * @property {string} [beard]
 * @property {string} [glasses]
 * @property {string} [accent] Of a scarf, band or hat; that of the hair where the head has two colours.
 */

/** @type {Readonly<Record<string, Portrait>>} */
export const portraits = {
  'ada-brook': { head: 'bangs', skin: skin.fair, ink: hair.auburn, ground: ground.mint, cloth: cloth.navy, glasses: 'glasses2' },
  'carla-mendes': { head: 'longCurly', skin: skin.tan, ink: hair.umber, ground: ground.peach, cloth: cloth.teal },
  'paul-iversen': { head: 'grayShort', skin: skin.fair, ink: hair.sand, ground: ground.sky, cloth: cloth.rust, beard: 'chin' },
  'nina-okoye': { head: 'cornrows', skin: skin.deep, ink: hair.black, ground: ground.sand, cloth: cloth.blue },
  'sam-keller': { head: 'short5', skin: skin.fair, ink: hair.ash, ground: ground.lilac, cloth: cloth.slate },
  'mireille-dubois': { head: 'grayMedium', skin: skin.fair, ink: hair.brown, ground: ground.lilac, cloth: cloth.mustard, glasses: 'glasses5' },
  'tomasz-wieczorek': { head: 'noHair3', skin: skin.fair, ink: hair.ash, ground: ground.sage, cloth: cloth.navy, beard: 'full4', glasses: 'glasses' },
  'aisha-rahman': { head: 'hijab', skin: skin.olive, ink: hair.black, ground: ground.mint, cloth: cloth.teal, accent: '2d7a78', face: 'calm' },
  'jonas-lindqvist': { head: 'short4', skin: skin.pale, ink: hair.sand, ground: ground.sand, cloth: cloth.forest, beard: 'full4' },
  'priscilla-osei': { head: 'twists', skin: skin.dark, ink: hair.black, ground: ground.peach, cloth: cloth.plum, glasses: 'glasses3' },
  'diego-fuentes': { head: 'pomp', skin: skin.olive, ink: hair.black, ground: ground.sand, cloth: cloth.white, beard: 'moustache6' },
  'hanna-virtanen': { head: 'medium3', skin: skin.pale, ink: hair.sand, ground: ground.sky, cloth: cloth.coral },
  'kwame-boateng': { head: 'flatTop', skin: skin.dark, ink: hair.black, ground: ground.sage, cloth: cloth.mustard, beard: 'full' },
  'mei-ling-chen': { head: 'bangs2', skin: skin.warm, ink: hair.black, ground: ground.rose, cloth: cloth.slate, glasses: 'glasses5' },
  'luca-ferrante': { head: 'shaved3', skin: skin.warm, ink: hair.umber, ground: ground.lilac, cloth: cloth.wine, beard: 'goatee1' },
  'siobhan-byrne': { head: 'longBangs', skin: skin.pale, ink: hair.ginger, ground: ground.sage, cloth: cloth.forest },
  'rafael-andrade': { head: 'dreads2', skin: skin.brown, ink: hair.black, ground: ground.mint, cloth: cloth.coral },
  'yuki-tanabe': { head: 'medium1', skin: skin.fair, ink: hair.black, ground: ground.lilac, cloth: cloth.navy, face: 'calm' },
  'fatima-zahra-el-idrissi': { head: 'mediumBangs', skin: skin.olive, ink: hair.umber, ground: ground.peach, cloth: cloth.wine, glasses: 'glasses' },
  'oliver-grant': { head: 'grayShort', skin: skin.fair, ink: hair.grey, ground: ground.sand, cloth: cloth.blue, glasses: 'glasses3' },
  'sanne-de-vries': { head: 'grayBun', skin: skin.pale, ink: hair.sand, ground: ground.sky, cloth: cloth.rust, glasses: 'glasses2' },
  'arjun-nair': { head: 'short3', skin: skin.brown, ink: hair.black, ground: ground.mint, cloth: cloth.navy, beard: 'full2' },
  'zanele-dlamini': { head: 'bun', skin: skin.deep, ink: hair.black, ground: ground.sand, cloth: cloth.rust, accent: 'd9a23b' },
  'matteo-ricci': { head: 'short2', skin: skin.warm, ink: hair.umber, ground: ground.rose, cloth: cloth.wine, beard: 'moustache7' },
  'emma-sorensen': { head: 'mediumBangs2', skin: skin.pale, ink: hair.sand, ground: ground.sage, cloth: cloth.cream },
  'abdul-karim-sesay': { head: 'short1', skin: skin.dark, ink: hair.black, ground: ground.sky, cloth: cloth.mustard, beard: 'goatee2' },
  'grace-whitfield': { head: 'medium2', skin: skin.fair, ink: hair.brown, ground: ground.peach, cloth: cloth.blue, face: 'calm' },
  'ivan-petrov': { head: 'hatBeanie', skin: skin.fair, ink: hair.brown, ground: ground.sand, cloth: cloth.slate, accent: '714c73', beard: 'chin' },
  'camila-herrera': { head: 'long', skin: skin.tan, ink: hair.umber, ground: ground.rose, cloth: cloth.mustard },
  'noor-haddad': { head: 'medium3', skin: skin.warm, ink: hair.black, ground: ground.sage, cloth: cloth.teal, glasses: 'glasses5' },
  'callum-macleod': { head: 'shaved2', skin: skin.pale, ink: hair.ginger, ground: ground.sky, cloth: cloth.navy, beard: 'full4' },
  'ngozi-eze': { head: 'bun2', skin: skin.deep, ink: hair.black, ground: ground.lilac, cloth: cloth.white, accent: 'b9593a', glasses: 'glasses5' },
  'leila-karimi': { head: 'mediumBangs3', skin: skin.warm, ink: hair.umber, ground: ground.peach, cloth: cloth.plum },
  'viktor-novak': { head: 'short5', skin: skin.fair, ink: hair.brown, ground: ground.mint, cloth: cloth.slate, glasses: 'glasses3', face: 'driven' },
  'marta-kowalczyk': { head: 'bangs', skin: skin.pale, ink: hair.sand, ground: ground.rose, cloth: cloth.coral },
  'benjamin-cohen': { head: 'noHair1', skin: skin.warm, ink: hair.umber, ground: ground.sand, cloth: cloth.teal, beard: 'full', glasses: 'glasses2' },
  'sofia-papadaki': { head: 'grayMedium', skin: skin.olive, ink: hair.grey, ground: ground.sky, cloth: cloth.white, face: 'calm' },
  'james-okafor': { head: 'twists2', skin: skin.deep, ink: hair.black, ground: ground.sage, cloth: cloth.coral },
  'isabella-rossi': { head: 'long', skin: skin.fair, ink: hair.auburn, ground: ground.mint, cloth: cloth.plum },
  'tuan-nguyen': { head: 'shaved1', skin: skin.olive, ink: hair.black, ground: ground.sand, cloth: cloth.blue },
  'elif-yilmaz': { head: 'grayBun', skin: skin.warm, ink: hair.umber, ground: ground.lilac, cloth: cloth.forest },
}
