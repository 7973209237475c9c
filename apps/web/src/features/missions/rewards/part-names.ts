import type { DrawnPart } from '@rise/contract/missions/kinds'
import { currentLanguage, type Message, msg, t } from '@rise/texts'

export const drawnPartNames: Readonly<Record<DrawnPart, Message>> = {
  head: msg('Hair or hat'),
  face: msg('Face'),
  facialHair: msg('Beard'),
  accessories: msg('Glasses'),
  skinColor: msg('Skin colour'),
  headContrastColor: msg('Hair colour'),
  clothingColor: msg('Clothes'),
}

const colorNames: Readonly<Record<string, Message>> = {
  ffdbb4: msg('Very light', 'a colour'),
  edb98a: msg('Light', 'a colour'),
  d08b5b: msg('Medium', 'a colour'),
  ae5d29: msg('Dark', 'a colour'),
  '694d3d': msg('Very dark', 'a colour'),
  '2c1b18': msg('Black', 'a colour'),
  '4a312c': msg('Dark brown', 'a colour'),
  '724133': msg('Brown', 'a colour'),
  a55728: msg('Auburn', 'a colour'),
  b58143: msg('Light brown', 'a colour'),
  d6b370: msg('Blond', 'a colour'),
  e8e1e1: msg('White', 'a colour'),
  c93305: msg('Red', 'a colour'),
  f59797: msg('Pink', 'a colour'),
  e78276: msg('Coral', 'a colour'),
  ffcf77: msg('Orange', 'a colour'),
  fdea6b: msg('Yellow', 'a colour'),
  '78e185': msg('Green', 'a colour'),
  '9ddadb': msg('Teal', 'a colour'),
  '8fa7df': msg('Blue', 'a colour'),
  e279c7: msg('Magenta', 'a colour'),
}

/** The names of the drawn parts, by their names in the set. */
const partNames: Readonly<Record<string, Message>> = {
  afro: msg('Afro'),
  bangs: msg('Bangs'),
  bantuKnots: msg('Bantu knots'),
  bun: msg('Bun'),
  bun2: msg('Bun 2'),
  cornrows: msg('Cornrows'),
  dreads1: msg('Dreads 1'),
  dreads2: msg('Dreads 2'),
  flatTop: msg('Flat top'),
  grayBun: msg('Gray bun'),
  grayMedium: msg('Gray medium'),
  grayShort: msg('Gray short'),
  hatBeanie: msg('Hat beanie'),
  hatHip: msg('Hat hip'),
  hijab: msg('Hijab'),
  long: msg('Long', 'a part of an illustration'),
  longAfro: msg('Long afro'),
  longBangs: msg('Long bangs'),
  longCurly: msg('Long curly'),
  medium1: msg('Medium 1'),
  medium2: msg('Medium 2'),
  mediumStraight: msg('Medium straight'),
  mohawk: msg('Mohawk'),
  noHair1: msg('No hair 1'),
  pomp: msg('Pomp'),
  shaved1: msg('Shaved 1'),
  short1: msg('Short 1'),
  short2: msg('Short 2'),
  short3: msg('Short 3'),
  turban: msg('Turban'),
  twists: msg('Twists'),
  smile: msg('Smile'),
  smileBig: msg('Smile big'),
  smileLOL: msg('Smile lol'),
  smileTeethGap: msg('Smile teeth gap'),
  calm: msg('Calm', 'a part of an illustration'),
  cheeky: msg('Cheeky'),
  cute: msg('Cute'),
  driven: msg('Driven'),
  awe: msg('Awe'),
  lovingGrin1: msg('Loving grin 1'),
  eyesClosed: msg('Eyes closed'),
  explaining: msg('Explaining'),
  serious: msg('Serious'),
  solemn: msg('Solemn'),
  old: msg('Old', 'a part of an illustration'),
  none: msg('None', 'a part of an illustration'),
  chin: msg('Chin'),
  full: msg('Full', 'a part of an illustration'),
  full2: msg('Full 2'),
  full3: msg('Full 3'),
  goatee1: msg('Goatee 1'),
  goatee2: msg('Goatee 2'),
  moustache1: msg('Moustache 1'),
  moustache3: msg('Moustache 3'),
  moustache5: msg('Moustache 5'),
  glasses: msg('Glasses'),
  glasses2: msg('Glasses 2'),
  glasses3: msg('Glasses 3'),
  glasses5: msg('Glasses 5'),
  sunglasses: msg('Sunglasses'),
  sunglasses2: msg('Sunglasses 2'),
  eyepatch: msg('Eyepatch'),
}

/** Returns the name of a drawn part: "Bantu knots", "Short 2", "Dark brown". */
export function nameOfPart(value: string): string {
  const name = colorNames[value] ?? partNames[value]
  return name === undefined ? value : t(name)
}

/** Returns the name of a drawn part within a sentence. Other languages may need capitals, such as German nouns. */
export function partInText(value: string): string {
  return currentLanguage() === 'en' ? nameOfPart(value).toLowerCase() : nameOfPart(value)
}
