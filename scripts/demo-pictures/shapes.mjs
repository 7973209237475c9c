// The building blocks of the demo world's scenes: flat shapes, as SVG. Lengths are in pixels of the drawing.

/** @type {(x: number, y: number, width: number, height: number, fill: string | undefined, radius?: number) => string} */
export const rect = (x, y, width, height, fill, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

/** @type {(x: number, y: number, radius: number, fill: string | undefined) => string} */
export const disc = (x, y, radius, fill) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

/** @type {(d: string | undefined, fill: string | undefined) => string} */
export const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`

/** @type {(d: string | undefined, stroke: string | undefined, width: number) => string} */
export const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Repeats a drawing `count` times, passing the index. */
/** @type {(count: number, draw: (index: number) => string | undefined) => string} */
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Moves a drawing that is centred at 0, 0. */
/** @type {(x: number, y: number, drawing: string | undefined, scale?: number) => string} */
export const at = (x, y, drawing, scale = 1) => `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`

/** A background with a gradient from top to bottom. */
/** @type {(width: number, height: number, top: string | undefined, bottom: string | undefined) => string} */
export const sky = (width, height, top, bottom) =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#sky)"/>`

/**
 * Returns the entry of a list at an index, wrapping around.
 *
 * @template T
 * @param {readonly T[]} list
 * @param {number} index
 * @returns {T}
 */
export function oneOf(list, index) {
  const entry = list[index % list.length]
  if (entry === undefined) throw new Error('A drawing asks for one of none.')
  return entry
}

/**
 * Draws a ridge of hills with tops at these heights, from the left edge to the right.
 *
 * @param {number} width
 * @param {number} bottom
 * @param {readonly number[]} heights
 * @param {string} fill
 */
export function hills(width, bottom, heights, fill) {
  const step = width / (heights.length - 1)
  const [first = 0, ...others] = heights
  const curves = others.map((height, index) => {
    const [from, to] = [index * step, (index + 1) * step]
    return `C${from + step / 2} ${heights[index]} ${to - step / 2} ${height} ${to} ${height}`
  })
  return shape(`M0 ${bottom}V${first}${curves.join('')}V${bottom}Z`, fill)
}

/** @type {(x: number, foot: number, width: number, height: number, fill: string | undefined, cap?: string) => string} */
export const mountain = (x, foot, width, height, fill, cap) => {
  const [half, top] = [width / 2, foot - height]
  const [left, right, snow] = [x - half, x + half, top + height * 0.28]
  const capAt = half * 0.28
  const peak = cap
    ? shape(
        `M${x} ${top}L${x + capAt} ${snow}l${-capAt * 0.6} -12l${-capAt * 0.4} 16l${-capAt * 0.5} -14l${-capAt * 0.5} 10Z`,
        cap,
      )
    : ''
  return shape(`M${left} ${foot}L${x} ${top}L${right} ${foot}Z`, fill) + peak
}

/** @type {(x: number, foot: number, height: number, fill?: string | undefined) => string} */
export const pine = (x, foot, height, fill = '#2f5d46') => {
  const width = height * 0.44
  /** @type {(top: number, wide: number) => string} */
  const tier = (top, wide) => `M${x} ${foot - height * top}l${wide} ${height * 0.42}h${-2 * wide}Z`
  return (
    rect(x - height * 0.03, foot - height * 0.16, height * 0.06, height * 0.16, '#5b4030') +
    shape(tier(1, width * 0.34) + tier(0.78, width * 0.45) + tier(0.54, width * 0.56), fill)
  )
}

/** @type {(x: number, foot: number, height: number, fill?: string | undefined) => string} */
export const tree = (x, foot, height, fill = '#5b8f5e') =>
  rect(x - height * 0.04, foot - height * 0.4, height * 0.08, height * 0.4, '#6d4c38') +
  disc(x, foot - height * 0.66, height * 0.3, fill) +
  disc(x - height * 0.2, foot - height * 0.5, height * 0.2, fill) +
  disc(x + height * 0.2, foot - height * 0.52, height * 0.22, fill)

/** @type {(x: number, y: number, size: number, fill?: string | undefined) => string} */
export const cloud = (x, y, size, fill = '#ffffff') =>
  disc(x, y, size, fill) +
  disc(x + size, y + size * 0.2, size * 0.8, fill) +
  disc(x - size, y + size * 0.25, size * 0.7, fill) +
  rect(x - size * 1.7, y + size * 0.2, size * 3.5, size * 0.8, fill, size * 0.4)

/** A house front with rows of windows. */
/** @type {(x: number, foot: number, width: number, height: number, wall: string | undefined, look?: { window?: string, columns?: number, rows?: number, roof?: string }) => string} */
export const house = (x, foot, width, height, wall, { window = '#f7e3b5', columns = 3, rows = 4, roof = '' } = {}) => {
  const [across, down] = [width / (columns * 2 + 1), height / (rows * 2 + 1)]
  const windows = times(rows * columns, (index) =>
    rect(
      x + across * (1 + 2 * (index % columns)),
      foot - height + down * (1 + 2 * Math.floor(index / columns)),
      across,
      down * 1.15,
      window,
    ),
  )
  const top = roof
    ? shape(
        `M${x - 8} ${foot - height}L${x + width / 2} ${foot - height - width * 0.38}L${x + width + 8} ${foot - height}Z`,
        roof,
      )
    : ''
  return rect(x, foot - height, width, height, wall) + windows + top
}

const skins = ['#e8b994', '#8a5a3c', '#f2cdb0', '#5f3b28', '#c98d66', '#d8a47f']
/** @type {Readonly<Record<string, string>>} */
const hairs = {
  short: 'M-34-138C-40-192 40-192 34-138C23-164-9-162-34-138Z',
  bob: 'M-35-108C-47-196 47-196 35-108C30-161-23-168-35-108Z',
  bun: 'M-34-134C-42-190 42-190 34-134C20-166-14-164-34-134ZM-14-184a15 15 0 1 0 28 0a15 15 0 1 0-28 0Z',
}

/**
 * Draws a person from the hips up; `x` and `foot` are the middle of the lower edge.
 *
 * @param {number} x
 * @param {number} foot
 * @param {{ top: string | undefined, skin?: number | undefined, hair?: string | undefined, ink?: string | undefined,
 * scale?: number, hat?: string }} look
 */
export function person(x, foot, { top, skin = 0, hair = 'short', ink = '#2b211d', scale = 1, hat = '' }) {
  const colour = skins[skin % skins.length]
  const drawing =
    shape('M-54 0C-54-86-35-106 0-106C35-106 54-86 54 0Z', top) +
    rect(-10, -124, 20, 30, colour) +
    disc(0, -145, 31, colour) +
    (hat ? shape('M-36-148Q0-206 36-148Z', hat) + rect(-40, -152, 80, 9, hat, 4) : shape(hairs[hair] ?? '', ink))
  return at(x, foot, drawing, scale)
}
