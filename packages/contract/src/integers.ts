import { t } from '@rise/texts'
import { z } from 'zod'

/** A whole number that a column of the database can hold: at most 2,147,483,647. */
export const integer = z.int32({ error: () => t('Enter a whole number.') })

/** An `integer` written as text, from an address or a form. */
export const typedInteger = z.coerce.number({ error: () => t('Enter a whole number.') }).pipe(integer)

/** The version of the row that a change is based on; an outdated one is refused. */
export const version = integer.min(0)
