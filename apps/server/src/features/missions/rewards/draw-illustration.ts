import type { DrawnIllustration } from '@rise/contract/missions/rewards/fields'

/** The width and height of an illustration in pixels: the maximum for a stored photo. */
const SIDE = 512

/** Returns an illustration as SVG, composed of drawn parts (Open Peeps by Pablo Stanley, CC0). */
export async function drawIllustration(parts: DrawnIllustration): Promise<string> {
  const [{ createAvatar }, peeps] = await Promise.all([import('@dicebear/core'), import('@dicebear/open-peeps')])
  const { head, face, facialHair, accessories, skinColor, headContrastColor, clothingColor } = parts
  return createAvatar(peeps, {
    seed: 'illustration',
    size: SIDE,
    head: [head],
    face: [face],
    ...(facialHair === 'none'
      ? { facialHairProbability: 0 }
      : { facialHair: [facialHair], facialHairProbability: 100 }),
    ...(accessories === 'none'
      ? { accessoriesProbability: 0 }
      : { accessories: [accessories], accessoriesProbability: 100 }),
    maskProbability: 0,
    skinColor: [skinColor],
    headContrastColor: [headContrastColor],
    clothingColor: [clothingColor],
    backgroundColor: ['f4ede1'],
  }).toString()
}

/** Converts one of our SVGs to PNG. */
export async function pngOf(svg: string): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js')
  return new Resvg(svg, { fitTo: { mode: 'width', value: SIDE } }).render().asPng()
}
