// Texts of the staff's top bar and login, Chinese only. ICU message format.

export const staffShell = {
  'shell.title': '客服工作台',
  'shell.workStatus': '工作状态',
  'shell.offDuty': '下班',
  'shell.onDuty': '上班',
  'shell.exit': '退出',
  'shell.exit.title': '确认退出？',
  'shell.exit.body': '退出后将无法接收客户消息，需要重新登录才能继续工作。',
  'shell.exit.confirm': '退出登录',
  'shell.exit.cancel': '取消',
  'shell.readonly': '只读',
  'shell.status.failed': '工作状态未能更改',
  'shell.offline': '连接已断开，正在重新连接…',
} as const;
