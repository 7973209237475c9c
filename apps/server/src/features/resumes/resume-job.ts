import { resume } from '@rise/contract/resumes/shapes'
import { z } from 'zod'
import type { ChangedEntry } from '../catalogs/index.ts'
import type { RefusalReason } from './reading/refused-resume.ts'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** A request to the separate process: to read a file, or to write a résumé as PDF. */
export const resumeJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    file: bytes,
    /** The admins' changes to the catalog of skills. */
    skills: z.array(z.custom<ChangedEntry>()).readonly(),
    /** The language of the warnings. */
    language: z.string(),
  }),
  z.object({
    kind: z.literal('write'),
    resume,
    design: z.enum(['classic', 'modern', 'compact']),
    paper: z.enum(['A4', 'Letter']),
    photo: bytes.optional(),
  }),
])
export type ResumeJob = z.input<typeof resumeJob>

/**
 * The response of the process: the reading as JSON, the PDF with the words that it can't show, or the reason why the
 * file was refused.
 */
export type ResumeAnswer =
  | { readonly bytes: Uint8Array; readonly undrawn: readonly string[] }
  | { readonly refusal: RefusalReason }
