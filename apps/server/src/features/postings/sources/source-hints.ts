import { shorten } from '../text/clean-text.ts'

/** Facts about a source that are known before its bytes are read. */
export interface SourceHints {
  /** The `Content-Type` of the bytes, for its charset. */
  readonly contentType?: string | undefined
  /** The address of the bytes: the base of relative links, and the only source of some boards' names. */
  readonly url?: string | undefined
  readonly fileName?: string | undefined
}

/** Returns the source's name in error messages: its file name, its address, or `The file`. */
export function sourceName({ fileName, url }: SourceHints): string {
  return shorten(fileName ?? url ?? '', 200) || 'The file'
}
