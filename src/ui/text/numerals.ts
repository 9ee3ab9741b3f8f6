/** The numbers of rounds, as the games print them. */
export const ROMAN_NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
