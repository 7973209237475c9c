import { type Handler, Parser } from 'htmlparser2'

/** The deepest nesting of elements; ordinary pages stay far below. */
export const DEEPEST_HTML = 500

/**
 * Counts the nesting of elements, and calls `tooDeep` at the first one below the deepest level. The parser scans its
 * list of open elements at every tag, so without a bound its time grows with the square of the depth.
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
    // Void elements, such as `br`, are closed, too.
    onclosetag(name, isImplied) {
      depth -= 1
      handler.onclosetag?.(name, isImplied)
    },
  }
}

/** Reads HTML with `handler` to its end, or to the first element that is too deep. Returns whether there is one. */
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
