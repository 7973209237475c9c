import type { DrawnIllustration } from '@rise/contract/missions/rewards/fields'

/** In pixels: the largest size in which a photo is kept. */
const SIDE = 512

/** Returns an illustration composed of drawn parts (Open Peeps by Pablo Stanley, CC0), as SVG. */
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

/** Returns an SVG of ours as PNG. */
export async function pngOf(svg: string): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js')
  return new Resvg(svg, { fitTo: { mode: 'width', value: SIDE } }).render().asPng()
}
