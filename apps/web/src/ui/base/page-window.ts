/**
 * Returns the page numbers that a pager shows: first, last, the current one and its neighbours. A gap is a negative
 * number (-1 the left gap, -2 the right gap). It replaces at least two pages, because a gap takes as much space as one
 * number.
 */
export function pageWindow(page: number, pages: number): number[] {
  const neighbourCount = 1
  const from = Math.max(2, Math.min(page - neighbourCount, pages - 2 * neighbourCount - 2))
  const lastInWindow = Math.min(pages - 1, Math.max(page + neighbourCount, 2 * neighbourCount + 3))
  const middle = Array.from({ length: Math.max(0, lastInWindow - from + 1) }, (_, step) => from + step)
  const leftPages = from === 3 ? [2] : from > 3 ? [-1] : []
  const rightPages = lastInWindow === pages - 2 ? [pages - 1] : lastInWindow < pages - 2 ? [-2] : []
  return pages === 1 ? [1] : [1, ...leftPages, ...middle, ...rightPages, pages]
}
