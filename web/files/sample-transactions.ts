/** Transactions in one company, as the page of shares takes them: a part of the sale is bought back within thirty days. */
export const sampleTransactions = `Date,Action,Security,Quantity,Price,Fees
2025-01-14,Buy,ACME,20,184.65,12.50
2025-02-03,Buy,ACME,20,181.56,2
2025-05-06,Sell,ACME,40,194.22,12.50
2025-05-11,Buy,ACME,20,190.19,2
`
