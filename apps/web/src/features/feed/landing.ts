import type { Landing } from '../../app/landing.ts'

/**
 * Declares the feed as the page that members land on. Its first posts, the picks between them, and a new member's first
 * steps are requested together with the current user.
 */
export const feedLanding: Landing = {
  path: '/feed',
  page: /\/features\/(feed\/feed-page|slots\/deed-words)\.tsx?$/,
  calls: ['GET /api/v1/check', 'GET /api/v1/posts', 'GET /api/v1/feed/welcome', 'GET /api/v1/feed/picks'],
}
