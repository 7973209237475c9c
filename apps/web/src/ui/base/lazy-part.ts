import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component that is loaded when it is first rendered, for parts of the frame around every page: if loading fails
 * offline, it is loaded once the browser is online; otherwise it is left out. An error would replace the page.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({
    default: await load().catch(async () => {
      if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
      return load().catch(() => () => null)
    }),
  }))
}
