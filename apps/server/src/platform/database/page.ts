import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'

/** One page of a list, in the contract's shape. */
export interface Page<T> {
  items: T[]
  page: number
  pages: number
  total: number
  totalCapped: boolean
}

/** Returns items as a page; `count` is the number of all items, counted up to COUNT_CAP + 1. */
export function toPage<T>(items: T[], page: number, count: number): Page<T> {
  const total = Math.min(count, COUNT_CAP)
  return { items, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total, totalCapped: count > COUNT_CAP }
}
