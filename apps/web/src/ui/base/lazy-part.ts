import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Returns a component that is loaded when it is first rendered, for parts of the frame around every page. If loading
 * fails, it is tried once more; offline, once the browser is online. If that fails, too, the part is left out, because
 * an error would replace the page.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({
    default: await load().catch(async () => {
      if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
      return load().catch(() => () => null)
    }),
  }))
}
