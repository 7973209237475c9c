// Portfolio: the cases that professionals write about their work. Owns `portfolio_case`, `portfolio_slug` and
// `portfolio_case_picture`.
import type {} from './activities.ts'
import type {} from './tables.ts'
