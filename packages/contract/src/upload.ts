import { z } from 'zod'

/** A file as a handler receives it: complete, under a temporary name that lasts as long as the request. */
export interface ReceivedFile {
  readonly path: string
  readonly bytes: number
}

/**
 * The only file of an endpoint that accepts `multipart/form-data`. The file is a field of the body. All other fields
 * are text, or JSON if their schema is not text (OpenAPI 3.1, "Considerations for multipart content").
 */
export interface Upload {
  /** The name of the file's field in the body. */
  readonly part: string
  readonly maxBytes: number
}

/**
 * Returns the schema of the file's field. Callers pass a Blob or File. `absent` returns the message if the file is missing.
 */
export function uploadedFile(absent: () => string): z.ZodType<ReceivedFile, Blob> {
  const file = z
    .any()
    .refine((value) => value !== undefined && value !== null, { error: absent })
    .meta({ type: 'string', format: 'binary' })
  return file as unknown as z.ZodType<ReceivedFile, Blob>
}

/** Options to follow an upload and cancel it. */
export interface UploadWatch {
  readonly signal?: AbortSignal
  /** Called with the fraction uploaded so far, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}
