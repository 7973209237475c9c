// Portfolio: the cases that professionals and companies write about their work, and the people named in them. Owns
// `portfolio_case`, `portfolio_slug`, `portfolio_case_picture` and `portfolio_credit`.
import type {} from './activities.ts'
import type {} from './tables.ts'
