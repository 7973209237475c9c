/**
 * The eight shapes and six tints of generated marks, as pages show them in the light theme. A tint has a color for the
 * shape and one for the letter on it.
 */
const shapes = [
  'M0 40A40 40 0 0 1 40 0V40Z',
  'M0 40L40 0V40Z',
  'M20 0A20 20 0 0 1 20 40Z',
  'M0 20A20 20 0 0 1 40 20Z',
  'M20 2A18 18 0 1 1 20 38A18 18 0 1 1 20 2Z',
  'M0 0H20V20H40V40H20V20H0Z',
  'M20 0L40 20L20 40L0 20Z',
  'M0 40V27H13V14H27V0H40V40Z',
]
const tints = [
  { shape: '#a1dfd6', ink: '#004d44' },
  { shape: '#ebcca2', ink: '#583800' },
  { shape: '#f9c1bc', ink: '#632d2a' },
  { shape: '#d7c8f6', ink: '#463563' },
  { shape: '#b5d4fc', ink: '#204069' },
  { shape: '#bfdbb1', ink: '#2c491a' },
]

export interface NameMark {
  /** The shape, as SVG path data in a 40 by 40 box. */
  readonly path: string
  /** The color of the shape. */
  readonly shape: string
  /** The color of the letter on the shape. */
  readonly ink: string
}

/** Returns the mark for an actor without a picture: the same one that pages generate from the name. */
export function nameMark(name: string): NameMark {
  const hash = nameHash(name)
  const { shape, ink } = tints[hash % tints.length] ?? { shape: '#fff', ink: '#000' }
  return { path: shapes[Math.floor(hash / tints.length) % shapes.length] ?? '', shape, ink }
}

/** Returns the FNV-1a hash of a name, in 32 bits. */
function nameHash(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name.normalize('NFKC').toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
