import type { DeedWords } from '../connections/index.ts'

export const courseDeeds: DeedWords = { verb: 'rated the course', one: 'a course', many: 'courses' }
