import type { Readable } from 'node:stream'

/** A kept file, opened for reading. Whoever asked for it reads the stream or destroys it. */
export interface OpenFile {
  readonly stream: Readable
  /** In bytes. */
  readonly size: number
}

/**
 * Where files are kept: on the local disk or in an object store. A key is a path of lower-case letters, digits, dots and
 * dashes with at least one folder (`pictures/0190.../128.webp`); its first folder belongs to one feature.
 */
export interface Files {
  /**
   * Keeps a file under the key, whole or not at all; one that is there already is replaced.
   *
   * @throws {FilesUnavailable}
   */
  put(key: string, content: Uint8Array, type: string): Promise<void>
  /**
   * The file of the key; undefined when there is none.
   *
   * @throws {FilesUnavailable}
   */
  get(key: string): Promise<OpenFile | undefined>
  /**
   * Removes files; those that are not there are none.
   *
   * @throws {FilesUnavailable}
   */
  delete(keys: readonly string[]): Promise<void>
  /** The path at which the owner of the first folder serves the file: `/pictures/0190.../128.webp`. */
  urlPath(key: string): string
}

/** The disk or the object store does not do its work. The message is for the log. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}

const keyPattern = /^[a-z0-9][a-z0-9-]{0,99}(\/[a-z0-9][a-z0-9-]{0,99}(\.[a-z0-9]{1,10})?){1,4}$/

/** Whether a text can be a key; what a request asks for is none until this says so. */
export function isFileKey(text: string): boolean {
  return keyPattern.test(text)
}

/** Refuses a text that is no key: it never gets near a disk or a signature. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`"${key}" is no key of a file.`)
}

/** The path of a key in addresses. */
export function urlPathOf(key: string): string {
  assertFileKey(key)
  return `/${key}`
}
