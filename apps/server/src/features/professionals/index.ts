// Professionals: their accounts and, in time, their stories. Owns `professional`.
import type {} from './tables.ts'

export { professionalsRoutes } from './routes.ts'
