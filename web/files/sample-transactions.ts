/** Transactions in one company, as the page of shares takes them: a part of the sale is bought back within thirty days. */
export const sampleTransactions = `Date,Action,Security,Quantity,Price,Fees
14/01/2025,Buy,ACME,20,184.65,12.50
03/02/2025,Buy,ACME,20,181.56,2
06/05/2025,Sell,ACME,40,194.22,12.50
11/05/2025,Buy,ACME,20,190.19,2
`
