package kotlinx.serialization.encoding

interface Encoder {
    fun encodeString(value: String)
}

interface Decoder {
    fun decodeString(): String
}
