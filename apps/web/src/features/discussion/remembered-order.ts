/** The orders of comments that members choose from. */
export type Order = 'newest' | 'oldest'

const KEY = 'commentOrder'

/** Returns the order last chosen in this browser. */
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
    // Without storage, the order isn't remembered.
  }
}
