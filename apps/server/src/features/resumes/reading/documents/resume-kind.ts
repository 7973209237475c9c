import type { ResumeKind } from '@rise/contract/resumes/endpoints'
import { RefusedResume } from '../refused-resume.ts'

/** The kind of a file. Both kinds of zip are `zip`; their content distinguishes them later. */
export type FileKind = Exclude<ResumeKind, 'docx' | 'linkedin'> | 'zip'

/**
 * Returns the kind of a file according to its content; its name and the browser's media type prove nothing.
 *
 * @throws {RefusedResume} for an empty file, a document with a password, and unsupported kinds
 */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new RefusedResume('resume-empty')
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (start.includes('%PDF-')) return 'pdf'
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return 'zip'
  // Word documents before 2007, and .docx files with a password, are Microsoft compound files.
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new RefusedResume(isEncryptedPackage(bytes))
  if (start.startsWith('{\\rtf')) throw new RefusedResume('resume-kind-old')
  const text = decodeText(bytes)
  if (text === undefined) throw new RefusedResume('resume-kind-unknown')
  if (text.trim() === '') throw new RefusedResume('resume-empty')
  if (/^\s*<(?:!doctype|html|\?xml|svg)/i.test(text)) throw new RefusedResume('resume-kind-unknown')
  return /^\s*\{/.test(text) ? 'json-resume' : 'text'
}

/** Decodes text in UTF-8, UTF-16 or Windows-1252; undefined if the bytes are not text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they show that the bytes are not text
  const strangeCount = text.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0
  return strangeCount > text.length / 500 ? undefined : text
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

function isEncryptedPackage(bytes: Uint8Array): 'resume-locked' | 'resume-kind-old' {
  const name = Buffer.from('EncryptedPackage', 'utf16le')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name)
    ? 'resume-locked'
    : 'resume-kind-old'
}
