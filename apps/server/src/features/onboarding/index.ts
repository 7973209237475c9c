// Onboarding: the steps in which a professional first writes their story. Owns `onboarding`.
import type {} from './activities.ts'
import type {} from './tables.ts'
