/** Pay given up for a pension counts towards threshold income if the arrangement was made on or after this day. FA 2004 s.228ZA(5). */
export const sacrificeCountsFrom = '9 July 2015'
