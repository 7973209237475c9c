/** The orders of comments that members choose from. */
export type Order = 'newest' | 'oldest'

const KEY = 'commentOrder'

/** Returns the order in which this browser last read comments. */
export function rememberedOrder(): Order {
  try {
    return window.localStorage.getItem(KEY) === 'oldest' ? 'oldest' : 'newest'
  } catch {
    return 'newest'
  }
}

export function rememberOrder(order: Order): void {
  try {
    window.localStorage.setItem(KEY, order)
  } catch {
    // A browser without storage forgets it.
  }
}
