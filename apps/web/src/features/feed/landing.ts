import type { Landing } from '../../app/landing.ts'

/** Members land in the feed. The first page of posts is asked for together with who they are. */
export const feedLanding: Landing = {
  path: '/feed',
  page: /\/features\/(feed\/feed-page|slots\/deed-words)\.tsx?$/,
  calls: ['GET /api/v1/check', 'GET /api/v1/posts'],
}
