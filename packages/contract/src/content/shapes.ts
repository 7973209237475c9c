import { z } from 'zod'
import { audiences, locks } from './kinds.ts'

/** Whom a piece of content is written for; stands beside whatever has an audience. */
export const audience = z.enum(audiences)

/** Why a reader gets the first lines only; null for the full text. */
export const lock = z.enum(locks).nullable()
