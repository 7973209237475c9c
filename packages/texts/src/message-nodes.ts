// The kinds of placeholders in icu-minify's compiled messages, by their numbers.
export const NUMBER_SIGN = 0
export const SELECT = 1
export const PLURAL = 2
export const ORDINAL = 3
export const NUMBER = 4
