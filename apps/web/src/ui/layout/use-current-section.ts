import { useEffect, useState } from 'react'

/**
 * Returns the id of the last section that begins above the line that `lineOf` returns, in px of the window; undefined
 * if none does. Sections without a visible link in `links` don't count.
 */
export function useCurrentSection(
  links: { readonly current: HTMLElement | null },
  sections: readonly { readonly id: string }[],
  lineOf: (links: HTMLElement) => number,
): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    let frame = 0
    function update() {
      frame = 0
      const list = links.current
      if (!list) return
      const line = lineOf(list)
      const reached = ids.split(' ').filter((id) => {
        const isLinked = list.querySelector<HTMLElement>(`[href="#${id}"]`)?.offsetParent
        const section = document.getElementById(id)
        return isLinked && section && section.getBoundingClientRect().top <= line
      })
      setCurrent(reached.at(-1))
    }
    const request = () => {
      frame ||= requestAnimationFrame(update)
    }
    request()
    window.addEventListener('scroll', request, { passive: true })
    window.addEventListener('resize', request)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', request)
      window.removeEventListener('resize', request)
    }
  }, [links, ids, lineOf])
  return current
}
