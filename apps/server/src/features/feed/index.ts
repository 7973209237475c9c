// Feed: members' posts and the community's feed. Owns `post`, `post_picture`, `saved_post` and `feed_choice`.
import type {} from './activities.ts'
import type {} from './tables.ts'
