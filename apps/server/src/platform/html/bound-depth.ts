import { type Handler, Parser } from 'htmlparser2'

/** The maximum nesting of elements. Ordinary pages stay far below it. */
export const DEEPEST_HTML = 500

/**
 * Returns a handler that also counts the nesting of elements, and calls `tooDeep` for each element nested deeper than
 * DEEPEST_HTML. The parser scans its list of open elements at every tag, so without a limit its time would grow with
 * the square of the depth.
 */
export function boundDepth(handler: Partial<Handler>, tooDeep: () => void): Partial<Handler> {
  let depth = 0
  return {
    ...handler,
    onopentagname(name) {
      depth += 1
      if (depth > DEEPEST_HTML) tooDeep()
      handler.onopentagname?.(name)
    },
    // The parser reports the end of void elements, such as `br`, too.
    onclosetag(name, isImplied) {
      depth -= 1
      handler.onclosetag?.(name, isImplied)
    },
  }
}

/**
 * Reads HTML with `handler` to its end, or to the first element that is too deep. Returns whether there is such an
 * element.
 */
export function parseBounded(html: string, handler: Partial<Handler>): { isTooDeep: boolean } {
  let isTooDeep = false
  const parser = new Parser(
    boundDepth(handler, () => {
      isTooDeep = true
      parser.pause()
    }),
  )
  parser.end(html)
  return { isTooDeep }
}
