import { z } from 'zod'
import { audiences, locks } from './kinds.ts'

/** The audience of a piece of content, for every kind of content that has one. */
export const audience = z.enum(audiences)

/** Why the viewer gets only the first lines; null for the full text. */
export const lock = z.enum(locks).nullable()
