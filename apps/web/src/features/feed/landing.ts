import type { Landing } from '../../app/landing.ts'

/** Members land in the feed. The first page of posts is requested together with the current user. */
export const feedLanding: Landing = {
  path: '/feed',
  page: /\/features\/(feed\/feed-page|slots\/deed-words)\.tsx?$/,
  calls: ['GET /api/v1/check', 'GET /api/v1/posts'],
}
