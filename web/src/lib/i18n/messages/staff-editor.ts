// 知识库编辑文案。Texts of the knowledge editor and of the field for rich text. Chinese only. ICU message
// format.

export const staffEditor = {
  'editor.text.level': '段落样式',
  'editor.text.normal': '正文',
  'editor.text.heading': '标题 {level}',
  'editor.text.size': '字号',
  'editor.text.usual': '标准',
  'editor.text.small': '小',
  'editor.text.large': '大',
  'editor.text.huge': '特大',
  'editor.video': '插入视频',
  'editor.video.label': '视频地址（URL）',
  'editor.video.invalid': '请输入以 https:// 开头的视频地址',
} as const;
