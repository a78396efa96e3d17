/** The first day on which an arrangement to give up pay for a pension was made too late to escape threshold income. FA 2004 s.228ZA(5). */
export const sacrificeCountsFrom = '9 July 2015'
