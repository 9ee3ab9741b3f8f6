import { splitLaw } from './testing/split-law.ts'

splitLaw('elfenland')
splitLaw('elfengold')
