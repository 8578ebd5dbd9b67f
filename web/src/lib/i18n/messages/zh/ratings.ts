// 中文文案：ratings。Keys are those of the English file.
import type { ratings as en } from '../en/ratings';
import type { Translation } from '../../translation';

export const ratings: Translation<typeof en> = {
  'ratings.bar.unsolved': '您的问题解决了吗？',
  'ratings.bar.solved': '该工单已解决。',
  'ratings.bar.solve': '标记为已解决',
  'ratings.bar.reopen': '重新打开',
  'ratings.reopened': '工单已重新打开。',
  'ratings.panel.title': '您对我们的服务满意吗？',
  'ratings.panel.close': '关闭评价',
  'ratings.panel.fold': '收起评价',
  'ratings.panel.open': '立即评价',
  'ratings.panel.closes': '提交评价后，工单也会随之关闭，您可以随时重新打开。',
  'ratings.panel.suggest': '我有建议',
  'ratings.panel.suggestion': '建议',
  'ratings.panel.placeholder': '我们还可以做得更好的地方？',
  'ratings.panel.count': '{count}/{max} 个字符',
  'ratings.panel.submit': '提交评价',
  'ratings.panel.without': '已解决，不评价',
  'ratings.panel.error': '评价加载失败',
  'ratings.confirm.title': '标记为已解决？',
  'ratings.confirm.body': '“{title}”将在不评价的情况下关闭，您可以随时重新打开。',
  'ratings.confirm.yes': '标记为已解决',
  'ratings.failed': '由于某些原因提交失败，请重试！',
  'ratings.success.title': '成功',
  'ratings.success.text': '提交成功',
};
