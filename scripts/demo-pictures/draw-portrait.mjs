// Imported dynamically: scripts are read before anything is installed.
const { createAvatar } = await import('@dicebear/core')
const openPeeps = await import('@dicebear/open-peeps')

/** @typedef {import('./portraits.mjs').Portrait} Portrait */

/**
 * Heads that need more room than the others, each with the view box that shows them.
 *
 * @type {Readonly<Record<string, string>>}
 */
const wide = { longCurly: '4 -6 700 700', bun: '24 -30 690 690', bun2: '24 -30 690 690' }
const defaultViewBox = '36 16 656 656'

/**
 * Draws one of the members as SVG. Every part is specified, so nothing is random.
 *
 * @param {Portrait} portrait
 */
export function drawPortrait({ head, skin, ink, ground, cloth, face = 'smile', beard, glasses, accent }) {
  const svg = createAvatar(openPeeps, {
    seed: '',
    head: [head],
    face: [face],
    facialHair: beard ? [beard] : [],
    facialHairProbability: beard ? 100 : 0,
    accessories: glasses ? [glasses] : [],
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: [skin],
    clothingColor: [cloth],
    headContrastColor: [accent ?? ink],
  }).toString()
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${wide[head] ?? defaultViewBox}"`)
    .replace(/(<svg[^>]*>)/, `$1<rect x="-50" y="-50" width="900" height="900" fill="#${ground}"/>`)
    .replace(/(<g transform="matrix\(.*?<g transform="translate\(315 248\)">)/s, (part) =>
      part.replaceAll('#000', `#${ink}`),
    )
    .replace(/(<g transform="translate\(279 400\)">.*?<g transform="translate\(179 343\)">)/s, (part) =>
      part.replaceAll('#000', `#${ink}`),
    )
}
