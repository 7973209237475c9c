/**
 * The eight shapes and six tints of generated marks, as pages show them in the light theme: ground, shape on it, letter
 * on both.
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
  { ground: '#d1f2ec', shape: '#a1dfd6', ink: '#004d44' },
  { ground: '#f8e7d0', shape: '#ebcca2', ink: '#583800' },
  { ground: '#ffe1de', shape: '#f9c1bc', ink: '#632d2a' },
  { ground: '#ede5fe', shape: '#d7c8f6', ink: '#463563' },
  { ground: '#daebff', shape: '#b5d4fc', ink: '#204069' },
  { ground: '#e0efd8', shape: '#bfdbb1', ink: '#2c491a' },
]

export interface NameMark {
  /** In a square of 40 by 40. */
  readonly path: string
  readonly ground: string
  readonly shape: string
  /** The position of the letter. */
  readonly ink: string
}

/** Returns the mark for an actor without a picture: the same that pages generate from its name. */
export function nameMark(name: string): NameMark {
  const hash = nameHash(name)
  const { ground, shape, ink } = tints[hash % tints.length] ?? { ground: '#fff', shape: '#fff', ink: '#000' }
  return { path: shapes[Math.floor(hash / tints.length) % shapes.length] ?? '', ground, shape, ink }
}

/** FNV-1a, 32 bit. */
function nameHash(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name.normalize('NFKC').toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
