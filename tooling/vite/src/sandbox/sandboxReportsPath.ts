/** Where the sandbox takes the reports of devices. */
export const sandboxReportsPath = '/store/report'
