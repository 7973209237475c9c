// Admin: what the admin area shows and does. Owns no table: it reads everybody's and acts through the doors of those who
// own them.
export { adminRoutes } from './routes.ts'
