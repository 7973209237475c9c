/**
 * Returns the page numbers that a pager shows: first, last, the current one and its neighbours. A gap is a negative
 * number (-1 the left, -2 the right one) and stands for at least two pages: a gap of one would be no shorter than the
 * number.
 */
export function pageWindow(page: number, pages: number): number[] {
  const neighbourCount = 1
  const from = Math.max(2, Math.min(page - neighbourCount, pages - 2 * neighbourCount - 2))
  const to = Math.min(pages - 1, Math.max(page + neighbourCount, 2 * neighbourCount + 3))
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)
  const beforeMiddle = from === 3 ? [2] : from > 3 ? [-1] : []
  const right = to === pages - 2 ? [pages - 1] : to < pages - 2 ? [-2] : []
  return pages === 1 ? [1] : [1, ...beforeMiddle, ...middle, ...right, pages]
}
