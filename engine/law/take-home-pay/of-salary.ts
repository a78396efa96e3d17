/** What take-home pay rises with, and the question that it is asked backwards: the same for every calculator of a whole year’s salary. */
export const ofSalary = {
  margin: { input: 'annualSalary', rises: 'your salary rises', of: 'of salary', isEarnings: true },
  goalSeek: {
    find: 'annualSalary',
    wanted: 'netIncome',
    isYearly: true,
    wants: 'I need to take home',
    needs: 'You need a salary of',
    use: 'this salary',
  },
} as const
