// Feed: what members post in the community. Owns `post`, `post_picture`, `saved_post` and `feed_choice`.
import type {} from './activities.ts'
import type {} from './tables.ts'
