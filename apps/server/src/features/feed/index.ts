// Feed: what members post in the community. Owns `post` and `post_picture`.
import type {} from './activities.ts'
import type {} from './tables.ts'
