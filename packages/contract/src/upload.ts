import { z } from 'zod'

/** A file as a handler gets it: received whole, below a temporary name that lasts as long as the request. */
export interface ReceivedFile {
  readonly path: string
  readonly bytes: number
}

/**
 * The one file of an endpoint that takes `multipart/form-data`. It is a field of the body; the other fields are text, or
 * JSON where their schema is no text (OpenAPI 3.1, "Considerations for multipart content").
 */
export interface Upload {
  /** The field of the body that holds it. */
  readonly part: string
  readonly maxBytes: number
}

/** The schema of that field: what callers give is a Blob or File. `absent` is said when it is missing. */
export function uploadedFile(absent: string): z.ZodType<ReceivedFile, Blob> {
  const file = z
    .any()
    .refine((value) => value !== undefined && value !== null, absent)
    .meta({ type: 'string', format: 'binary' })
  return file as unknown as z.ZodType<ReceivedFile, Blob>
}

/** How a caller follows an upload and ends it early. */
export interface UploadWatch {
  readonly signal?: AbortSignal
  /** Told the share that has left, 0 to 1. */
  readonly onProgress?: (share: number) => void
}
